"""What axe-core, the accessibility checker, finds wrong with a page."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page) -> list[str]:
    """What axe-core finds wrong by WCAG 2 A and AA; evaluated, because the page lets no foreign script in."""
    page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(
        """async () => (await axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']}))
            .violations.map(fault => fault.id + ': ' + fault.nodes.map(node => node.html.slice(0, 160)
            + ' ' + (node.any[0]?.message ?? '')).join(' | '))"""
    )
    return found
