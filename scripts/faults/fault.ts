import type { Database } from '#app/platform/db/database.ts';
import type { Cluster } from '../lib/cluster.ts';
import type { SmtpSink } from '../lib/smtp-sink.ts';
import type { JoinedReplica } from './joined-replica.ts';

/** The cluster under load, and what a fault can do to it. */
export interface Scene {
  cluster: Cluster;
  database: Database;
  sink: SmtpSink;
  /** For how long something is away. */
  secondsAway: number;
  /** One replica more behind the front, with something odd about it; gone when the fault is over. */
  join(how?: { settings?: Record<string, string>; wrap?: string[]; host?: string }): Promise<JoinedReplica>;
  /** Done when the fault is over, in the opposite order. */
  afterwards(undo: () => unknown): void;
  /** A remark below the table. */
  remark(text: string): void;
}

export const notRun = (name: string, lacking: string) => `NOT RUN: ${name} (it needs ${lacking})`;

export interface Fault {
  name: string;
  /** Breaks something, lets it be broken for a while and mends it, all under load. */
  run(scene: Scene): Promise<void>;
  /** Processes that get no chance to write down which mail has just gone. */
  kills?: number;
  /** A missing program or permission that the fault needs. */
  lacks?: () => string | undefined;
  /** More than that every replica is ready and all kinds of writes are acknowledged again. */
  isMended?: (scene: Scene) => Promise<boolean>;
}
