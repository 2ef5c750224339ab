-- 016-figures: figures for dashboards, folded from timings and activity; those of earlier releases too.
alter table "timings" add column "country" text;
alter table "timings" add column "device" text;
alter table "timings" add column "arrival" text;
alter table "timings" add column "cache" text;
alter table "timings" add column "navigation" text;
alter table "timings" add column "first_byte" double precision;
alter table "timings" add column "rate" double precision;
alter table "timings" add column "reason" text;
alter table "timings" add column "folded" integer default 0 not null;
-- The rows that wait are few, so the index is small and costs an insertion little.
create index "timings_waiting" on "timings" (id) where folded = 0;
alter table "activities" add column "country" text;
alter table "activities" add column "device" text;
alter table "activities" add column "previous" text;
alter table "activities" add column "folded" integer default 0 not null;
create index "activities_waiting" on "activities" (id) where folded = 0;
-- These are found by their keys alone; SQLite then keeps the rows in the key's own order, without a second copy.
create table "timing_hours" ("hour" text not null, "publisher_id" text not null, "widget_id" text not null,
  "article" text not null, "embed_type" text not null, "version" text not null, "connection" text not null,
  "country" text not null, "device" text not null, "arrival" text not null, "cache" text not null,
  "navigation" text not null, "made_up" integer not null, "placements" integer not null,
  "loads" double precision not null, "shown" double precision not null, "reasons" text not null,
  "sketches" text not null, constraint "timing_hours_key" primary key ("hour", "publisher_id", "widget_id",
  "article", "embed_type", "version", "connection", "country", "device", "arrival", "cache", "navigation",
  "made_up")) without rowid;
create table "timing_days" ("scope" text not null, "dimension" text not null, "day" text not null,
  "value" text not null, "made_up" integer not null, "placements" integer not null,
  "loads" double precision not null, "shown" double precision not null, "reasons" text not null,
  "sketches" text not null, constraint "timing_days_key" primary key ("scope", "dimension", "day", "value",
  "made_up")) without rowid;
create table "activity_hours" ("hour" text not null, "publisher_id" text not null, "widget_id" text not null,
  "article" text not null, "embed_type" text not null, "country" text not null, "device" text not null,
  "variant" text not null, "type" text not null, "action" text not null, "previous" text not null,
  "made_up" integer not null, "count" integer not null, constraint "activity_hours_key" primary key ("hour",
  "publisher_id", "widget_id", "article", "embed_type", "country", "device", "variant", "type", "action",
  "previous", "made_up")) without rowid;
create table "activity_days" ("scope" text not null, "day" text not null, "hour" text not null,
  "variant" text not null, "type" text not null, "action" text not null, "previous" text not null,
  "made_up" integer not null, "count" integer not null, constraint "activity_days_key" primary key ("scope", "day",
  "hour", "variant", "type", "action", "previous", "made_up")) without rowid;
create index "donations_paid_at" on "donations" ("paid_at");
create index "letters_at" on "letters" ("at");

-- 017-access: access tokens, and sessions.
create table "access_tokens" ("id" integer primary key autoincrement, "token_hash" text not null unique,
  "name" text not null, "publisher_id" text, "at" text not null, "expires_at" text, "last_used_on" text,
  "ended_at" text);
create table "access_sessions" ("session_hash" text primary key, "token_id" integer not null,
  "expires_at" text not null);

-- 018-minutes: what a count was at the last full minute, which is what others see, so that every server knows it.
alter table "tallies" add column "minute" text default '' not null;
alter table "tallies" add column "count_before" integer default 0 not null;

-- 019-widget-names: how every widget was named, so that exports can name those that the content no longer has
-- (`read-migrations.ts` fills it).
create table "widget_names" ("request_id" text primary key, "widget_id" text not null, "publisher_id" text not null,
  "article_key" text, "actions" text not null, "at" text not null);

-- 020-wall: names that signers show to others, and the made-up ones of a demo.
alter table "signatures" add column "show_name" integer;
alter table "signatures" add column "shown_name" text;
-- Readers ask for the latest of an action, once a minute.
create index "signatures_wall" on "signatures" ("identifier", "at", "id") where "shown_name" is not null;
create table "demo_names" ("identifier" text not null, "position" integer not null, "name" text not null,
  constraint "demo_names_key" primary key ("identifier", "position"));

-- 021-votes-in-time: finds the latest guesses of a speedometer without reading all. It finds all votes of an action as well.
create index "votes_in_time" on "votes" ("identifier", "at");
drop index "votes_identifier";
