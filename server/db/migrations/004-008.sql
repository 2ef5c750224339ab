-- 004-forms: sign-ups, opinions, registration checks and posts on X.
create table "participants" ("identifier" text not null, "email_key" text not null, "at" text not null,
  constraint "participants_key" primary key ("identifier", "email_key"));
alter table "opt_ins" add column "publisher_id" text;
create table "signups" ("id" integer primary key autoincrement, "identifier" text not null,
  "email_key" text not null, "email" text not null, "first_name" text not null, "last_name" text not null,
  "at" text not null, "context" text not null, "phone" text);
create table "opinions" ("id" integer primary key autoincrement, "identifier" text not null,
  "email_key" text not null, "email" text not null, "first_name" text not null, "last_name" text not null,
  "at" text not null, "context" text not null, "prefix" text, "middle_name" text, "suffix" text, "phone" text,
  "address" text, "postal_code" text, "text" text not null);
create table "registration_checks" ("id" integer primary key autoincrement, "identifier" text not null,
  "email_key" text not null, "email" text not null, "first_name" text not null, "last_name" text not null,
  "at" text not null, "context" text not null, "admin_area1_code" text not null, "postal_code" text not null,
  "is_registered" integer);
create table "posts" ("id" integer primary key autoincrement, "identifier" text not null, "text" text,
  "at" text not null, "context" text not null);

-- 005-lawmakers: lawmakers, where their districts are, and how far the place of an IP address is from the address
-- entered.
create table "lawmakers" ("id" text primary key, "country_code" text not null, "level" integer not null,
  "role" integer not null, "admin_area1_code" text not null, "district" text not null, "position" integer not null,
  "email" text, "data" text not null);
create index "lawmakers_area" on "lawmakers" ("country_code", "admin_area1_code");
create table "postcodes" ("country_code" text not null, "postal_code" text not null, "level" integer not null,
  "role" integer not null, "admin_area1_code" text not null, "district" text not null,
  constraint "postcodes_key" primary key ("country_code", "postal_code", "level", "role", "admin_area1_code",
  "district"));
create table "district_shapes" ("id" integer primary key autoincrement, "country_code" text not null,
  "level" integer not null, "role" integer not null, "admin_area1_code" text not null, "district" text not null,
  "west" double precision not null, "south" double precision not null, "east" double precision not null,
  "north" double precision not null, "rings" text not null);
create index "district_shapes_country" on "district_shapes" ("country_code", "west");
create table "lawmaker_imports" ("id" integer primary key autoincrement, "at" text not null, "folder" text not null,
  "origin" text not null);
create table "address_location_pairs" ("id" integer primary key autoincrement, "at" text not null,
  "entered_area" text not null, "entered_latitude" double precision, "entered_longitude" double precision,
  "geolocated_country" text, "geolocated_latitude" double precision, "geolocated_longitude" double precision);
create index "address_location_pairs_at" on "address_location_pairs" ("at");

-- 006-asked-fields: fields that a publisher may add to these forms.
alter table "signups" add column "prefix" text;
alter table "signups" add column "address" text;
alter table "registration_checks" add column "prefix" text;
alter table "registration_checks" add column "phone" text;

-- 006-probes: one row, written to check that the database stores.
create table "probes" ("id" integer primary key, "at" text not null);

-- 007-submissions: every submission counts. Anybody can type an e-mail address, so that it neither refuses a second
-- signature nor keeps it from being counted.
-- SQLite can't drop a constraint, so the table is rebuilt without it.
/* PostgreSQL */ alter table "signatures" drop constraint "signatures_person";
/* SQLite */ create table "new_signatures" ("id" integer primary key autoincrement, "identifier" text not null,
  "email_key" text not null, "email" text not null, "first_name" text not null, "last_name" text not null,
  "at" text not null, "context" text not null, "full_name" text, "prefix" text, "middle_name" text, "suffix" text,
  "phone" text, "postal_code" text, "address" text);
/* SQLite */ insert into "new_signatures" ("id", "identifier", "email_key", "email", "first_name", "last_name", "at",
  "context", "full_name", "prefix", "middle_name", "suffix", "phone", "postal_code", "address")
  select "id", "identifier", "email_key", "email", "first_name", "last_name", "at",
  "context", "full_name", "prefix", "middle_name", "suffix", "phone", "postal_code", "address" from "signatures";
/* SQLite */ drop table "signatures";
/* SQLite */ alter table "new_signatures" rename to "signatures";
create index "signatures_person" on "signatures" ("identifier", "email_key");
alter table "signatures" add column "submission_key" text;
create index "signatures_submission_key" on "signatures" ("submission_key");
alter table "signups" add column "submission_key" text;
create index "signups_submission_key" on "signups" ("submission_key");
alter table "opinions" add column "submission_key" text;
create index "opinions_submission_key" on "opinions" ("submission_key");
alter table "registration_checks" add column "submission_key" text;
create index "registration_checks_submission_key" on "registration_checks" ("submission_key");
alter table "letters" add column "submission_key" text;
create index "letters_submission_key" on "letters" ("submission_key");
alter table "opt_ins" add column "submission_key" text;
create index "opt_ins_submission_key" on "opt_ins" ("submission_key");
alter table "letters" add column "content_hash" text;
create index "letters_content" on "letters" ("identifier", "content_hash");
drop table "participants";

-- 008-demo-counts: made-up counts, apart from the `tallies` of what people did.
create table "demo_counts" ("identifier" text not null, "answer_id" text not null, "count" integer not null,
  constraint "demo_counts_key" primary key ("identifier", "answer_id"));
