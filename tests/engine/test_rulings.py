"""No ruling without a test, no test of a ruling that does not exist."""

from rulings import in_the_index, in_the_tests


def test_every_ruling_in_force_has_a_test() -> None:
    tests = in_the_tests()
    assert [ruling for ruling, in_force in in_the_index().items() if in_force and ruling not in tests] == []


def test_every_ruling_that_a_test_names_is_in_the_index() -> None:
    index = in_the_index()
    assert sorted(ruling for ruling in in_the_tests() if ruling not in index) == []
    assert len(index) > 50
