import type { Generated } from 'kysely';
import type { WidgetNamesTable } from './figures.ts';

type IsoTime = string;
type Json = string;
/** Of which action a row is: see `actionKeyOf` (`../rows.ts`). */
type Identifier = string;

/** What content is stored as. */
export type ContentTables = {
  widgets: {
    requestId: string;
    previewId: string | null;
    /** As `articleKeyOf` writes it. */
    articleKey: string | null;
    publisherId: string;
    /** The wire widget without the parts that depend on the reader (location, address, counts). */
    data: Json;
  };
  widgetNames: WidgetNamesTable;
  publishers: { id: string; data: Json };
  /** A publisher's site, so that the publisher of an article without a widget is known too. */
  domains: { domain: string; publisherId: string };
  /** `publisherId` is null for an action that several publishers share. */
  actions: { identifier: Identifier; actionId: string; type: string; publisherId: string | null; data: Json };
  /** What people put their names to, by the hash that a submission's context names (server/import/wordings.ts). */
  wordings: { hash: string; title: string; text: string; at: IsoTime };
  /** Of content folders; `bytes` in base64 (server/import/pictures.ts). */
  pictures: { name: string; type: string; bytes: string; at: IsoTime };
  /** The content before the last import that changed it (server/import/kept.ts). */
  keptPublishers: ContentTables['publishers'];
  keptDomains: ContentTables['domains'];
  keptWidgets: ContentTables['widgets'];
  keptActions: ContentTables['actions'];
  /** One row: where what is kept came from, and when it was replaced. */
  keptImports: { id: number; at: IsoTime; folder: string };
  contentImports: { id: Generated<number>; at: IsoTime; folder: string; origin: 'start' | 'command' };
};
