alter table matches add column blanks text not null default '[]';
alter table matches add column garments text not null default '[]';

create table performances (
    at_table text not null,
    at integer not null,
    kind text not null,
    text text not null
) strict;

create index performances_at_table on performances (at_table);

create table trials (
    match text not null references matches (id),
    number integer not null,
    at integer not null,
    fault text not null,
    seat integer not null,
    accuser integer not null,
    admitted integer not null,
    votes_for integer not null,
    votes_against integer not null,
    upheld integer not null
) strict;

create index trials_of_match on trials (match, number);
