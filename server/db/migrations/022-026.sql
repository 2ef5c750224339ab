-- 022-publishers: an action belongs to its publisher, since two may use the same ids (`split-actions.ts` gives today's
-- rows theirs).
alter table "actions" add column "publisher_id" text;
create index "actions_by_id" on "actions" ("action_id", "type");
create index "widget_names_by_widget" on "widget_names" ("widget_id");

-- 023-kept-content: the content before the last import that changed it, for `npm run import -- --back`.
create table "kept_publishers" ("id" text primary key, "data" text not null);
create table "kept_domains" ("domain" text primary key, "publisher_id" text not null);
create table "kept_widgets" ("request_id" text primary key, "preview_id" text, "article_key" text,
  "publisher_id" text not null, "data" text not null);
create table "kept_actions" ("identifier" text primary key, "action_id" text not null, "type" text not null,
  "publisher_id" text, "data" text not null);
create table "kept_imports" ("id" integer primary key, "at" text not null, "folder" text not null);

-- 024-wordings: the title and text that people put their names to; each submission's context names its own.
create table "wordings" ("hash" text primary key, "title" text not null, "text" text not null, "at" text not null);

-- 025-hidden-names: names that somebody has taken off a petition's wall.
alter table "signatures" add column "is_hidden" integer;

-- 026-pictures: those of content folders, named by a hash of their bytes, which are in base64.
create table "pictures" ("name" text primary key, "type" text not null, "bytes" text not null, "at" text not null);
