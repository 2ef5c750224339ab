-- 027-list-facts: whose files a list of lawmakers is from, as of when, for which map, and until when; and which district
-- of a postcode each town in it lies in.
create table "lawmaker_lists" ("list" text primary key, "imported_at" text not null, "source" text, "as_of" text,
  "map" text, "term_ends" text, "empty_seats" integer not null, "unreached" integer not null);
create table "postcode_towns" ("list" text not null, "country_code" text not null, "postal_code" text not null,
  "town" text not null, "level" integer not null, "role" integer not null, "admin_area1_code" text not null,
  "district" text not null, constraint "postcode_towns_key" primary key ("country_code", "postal_code", "town", "list",
  "level", "role", "admin_area1_code", "district"));
