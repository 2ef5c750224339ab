-- 009-videos: readers’ videos. The files are kept elsewhere (`server/media/`).
create table "videos" ("upload_id" text primary key, "identifier" text not null, "state" text not null,
  "at" text not null, "name" text not null, "bytes" integer not null, "content_type" text,
  "seconds" double precision, "has_picture" integer, "video_id" text unique, "answer_id" text unique,
  "submission_key" text, "request_id" text, "context" text);
create index "videos_by_state" on "videos" ("state", "at");
create index "videos_by_submission" on "videos" ("submission_key");

-- 010-completions: links that were opened and videos that were watched.
create table "completions" ("id" integer primary key autoincrement, "identifier" text not null, "at" text not null,
  "context" text not null);

-- 011-vote-values: what a slider was moved to, beside the answer that it counts as.
alter table "votes" add column "value" double precision;

-- 012-donations: donations, each attempt to charge one, and the books of the sandbox, which a real gateway keeps.
create table "donations" ("tracking_id" text primary key, "identifier" text not null, "payment_type" text not null,
  "amount" integer not null, "currency" text not null, "status" text not null, "at" text not null, "paid_at" text,
  "end_user_id" text, "submission_key" text, "email_key" text, "email" text, "first_name" text, "last_name" text,
  "postal_code" text, "dedication" text, "provider" text, "opt_ins" text, "context" text);
create table "charges" ("order_id" text primary key,
  "tracking_id" text not null references "donations" ("tracking_id"), "nonce_hash" text not null,
  "status" text not null, "decline" text, "message" text, "transaction_id" text, "at" text not null,
  "settled_at" text);
create table "sandbox_charges" ("order_id" text primary key, "nonce" text not null unique,
  "amount" integer not null, "currency" text not null, "outcome" text not null);
create table "sandbox_authorizations" ("tracking_id" text primary key, "status" text not null, "nonce" text);
create index "donations_action" on "donations" ("identifier", "at");
create index "donations_person" on "donations" ("email_key");
create index "donations_key" on "donations" ("submission_key");
create index "charges_donation" on "charges" ("tracking_id");
-- The database itself refuses a second charge beside one that was made or may have been, and a second use of a nonce.
create unique index charges_once on charges (tracking_id) where status in ('asked', 'paid');
create unique index charges_nonce on charges (nonce_hash) where status <> 'none';

-- 013-receipts: receipts are letters too, to the donor, in the language in which the donation was made.
alter table "letters" add column "is_receipt" integer default 0 not null;
alter table "donations" add column "language" text;

-- 014-same-gift: one gift may be paid from two tabs: the second donation names the first.
alter table "donations" add column "same_as" text;

-- 015-lawmaker-lists: lists of lawmakers have names, so that two of a country can stand side by side. Earlier ones have
-- their country’s.
alter table "lawmakers" add column "list" text default '' not null;
update "lawmakers" set list = lower(country_code);
alter table "district_shapes" add column "list" text default '' not null;
update "district_shapes" set list = lower(country_code);
-- A primary key can't be changed in SQLite, so the rows move to another table.
create table "listed_postcodes" ("list" text default '' not null, "country_code" text not null,
  "postal_code" text not null, "level" integer not null, "role" integer not null, "admin_area1_code" text not null,
  "district" text not null, constraint "listed_postcodes_key" primary key ("country_code", "postal_code", "list",
  "level", "role", "admin_area1_code", "district"));
insert into listed_postcodes (list, country_code, postal_code, level, role, admin_area1_code,
  district) select lower(country_code), country_code, postal_code, level, role, admin_area1_code,
  district from postcodes;
drop table "postcodes";
alter table "listed_postcodes" rename to "postcodes";
