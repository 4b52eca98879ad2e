create table secrets (
    name text primary key,
    value blob not null
) strict, without rowid;

create table tables (
    code text primary key,
    touched integer not null,
    state text not null
) strict, without rowid;

create table matches (
    id text primary key,
    at_table text not null,
    started integer not null,
    ended integer,
    edition text not null,
    recipe text not null,
    options text not null,
    deck text not null,
    seats text not null,
    commitment text not null,
    seed text not null
) strict, without rowid;

create table entries (
    match text not null references matches (id),
    seq integer not null,
    action_id text,
    at integer not null,
    seat integer not null,
    action text not null,
    primary key (match, seq),
    unique (match, action_id)
) strict, without rowid;

create table claims (
    match text not null references matches (id),
    cue integer not null,
    seat integer not null,
    at integer not null,
    action text not null,
    reported real,
    believed real not null,
    won integer not null
) strict;

create index claims_of_match on claims (match, cue);
