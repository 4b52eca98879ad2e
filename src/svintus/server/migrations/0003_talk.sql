create table talk (
    at_table text not null,
    number integer not null,
    said text not null,
    primary key (at_table, number)
) strict, without rowid;

create table granted (
    at_table text not null,
    id text not null,
    primary key (at_table, id)
) strict;
