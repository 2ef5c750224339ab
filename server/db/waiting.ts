/** Of PostgreSQL. `waiting` counts those who want one. */
type Connections = { open: number; idle: number; waiting: number };

/** What is waited for at this moment, as the metrics tell it. */
export type Waiting = {
  /** Writers in line for the database, or for the row of an action. */
  writersWaiting?: number;
  /** With PostgreSQL alone. */
  connections?: Connections | undefined;
};

/** Gets a function that reads it, once there is a database. */
export type Watch = (read: () => Waiting) => void;
