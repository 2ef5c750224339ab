-- 001-first: content, keys, polls, petitions and activity.
create table "publishers" ("id" text primary key, "data" text not null);
create table "domains" ("domain" text primary key, "publisher_id" text not null references "publishers" ("id"));
create table "widgets" ("request_id" text primary key, "preview_id" text unique, "article_key" text unique,
  "publisher_id" text not null references "publishers" ("id"), "data" text not null);
create table "actions" ("identifier" text primary key, "action_id" text not null, "type" text not null,
  "data" text not null);
create table "content_imports" ("id" integer primary key autoincrement, "at" text not null, "folder" text not null,
  "origin" text not null);
create table "idempotency_keys" ("path" text not null, "key" text not null, "body_hash" text not null,
  "status" integer not null, "answer" text not null, "at" text not null,
  constraint "idempotency_keys_key" primary key ("path", "key"));
create index "idempotency_keys_at" on "idempotency_keys" ("at");
create table "tallies" ("identifier" text not null, "answer_id" text not null, "count" integer not null,
  constraint "tallies_key" primary key ("identifier", "answer_id"));
create table "votes" ("user_answer_id" text primary key, "identifier" text not null, "answer_id" text not null,
  "at" text not null, "changed_at" text, "context" text not null);
create index "votes_identifier" on "votes" ("identifier");
create table "signatures" ("id" integer primary key autoincrement, "identifier" text not null,
  "email_key" text not null, "email" text not null, "full_name" text, "prefix" text, "first_name" text not null,
  "middle_name" text, "last_name" text not null, "suffix" text, "phone" text, "postal_code" text, "address" text,
  "at" text not null, "context" text not null, constraint "signatures_person" unique ("identifier", "email_key"));
create table "opt_ins" ("id" integer primary key autoincrement, "identifier" text not null,
  "email_key" text not null, "partner_id" text, "email" integer not null, "sms" integer not null,
  "call" integer not null, "label_seen" text, "at" text not null);
create index "opt_ins_partner" on "opt_ins" ("partner_id");
create table "activities" ("id" integer primary key autoincrement, "at" text not null, "type" text not null,
  "widget_id" text, "widget_request_id" text, "publisher_id" text, "article_id" text, "article_url_tracking" text,
  "embed_type" double precision, "sponsored" integer not null, "fallback" integer not null, "event_data" text,
  "actions" text not null, "context" text not null);
create index "activities_widget" on "activities" ("widget_id", "type", "at");
create table "timings" ("id" integer primary key autoincrement, "at" text not null, "widget_request_id" text,
  "article_url_tracking" text, "embed_type" double precision, "version" text, "effective_connection_type" text,
  "stages" text not null);
create index "timings_at" on "timings" ("at");

-- 002-calls: one completion per reader and action, and what was reported of each recipient.
create table "call_completions" ("call_action_completion_id" text primary key, "identifier" text not null,
  "at" text not null, "context" text not null);
create index "call_completions_identifier" on "call_completions" ("identifier");
create table "call_outcomes" ("id" integer primary key autoincrement,
  "call_action_completion_id" text not null references "call_completions" ("call_action_completion_id"),
  "recipient_name" text, "completion_type" text not null, "at" text not null);
create index "call_outcomes_completion" on "call_outcomes" ("call_action_completion_id");

-- 003-mail: letters to officials, and the outbox.
create table "letters" ("id" text primary key, "identifier" text not null, "email_key" text not null,
  "is_test" integer not null, "email" text not null, "prefix" text, "first_name" text, "middle_name" text,
  "last_name" text, "suffix" text, "phone" text, "address" text, "subject" text not null, "text" text not null,
  "answer_id" text, "at" text not null, "context" text not null);
create index "letters_person" on "letters" ("identifier", "email_key");
create table "outbox" ("id" text primary key, "letter_id" text not null references "letters" ("id"),
  "recipient_key" text not null, "recipient_name" text not null, "recipient_email" text, "status" text not null,
  "attempts" integer not null, "due_at" text not null, "leased_by" text, "leased_until" text, "reason" text,
  "delivered_at" text, "proof" text);
create index "outbox_due" on "outbox" ("status", "due_at");
create index "outbox_letter" on "outbox" ("letter_id");
