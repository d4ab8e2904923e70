import type { Database } from '#app/platform/db/database.ts';
import type { Cluster } from '../lib/cluster.ts';
import type { SmtpSink } from '../lib/smtp-sink.ts';
import type { JoinedReplica } from './joined-replica.ts';

/** The cluster under load, and what a fault may do to it. */
export interface Scene {
  cluster: Cluster;
  database: Database;
  sink: SmtpSink;
  /** How long a part is down. */
  secondsAway: number;
  /** Adds one replica with unusual settings behind the proxy; it is removed when the fault is over. */
  join(how?: { settings?: Record<string, string>; wrap?: string[]; host?: string }): Promise<JoinedReplica>;
  /** Runs when the fault is over, in reverse order. */
  afterwards(undo: () => unknown): void;
  /** Adds a remark below the table. */
  remark(text: string): void;
}

export const notRun = (name: string, lacking: string) => `NOT RUN: ${name} (needs ${lacking})`;

export interface Fault {
  name: string;
  /** Breaks something, waits, and repairs it, all under load. */
  run(scene: Scene): Promise<void>;
  /** The number of processes that are killed before they can record which mail was just sent. */
  kills?: number;
  /** A program or permission that is missing for this fault. */
  lacks?: () => string | undefined;
  /** An additional check, besides that every replica is ready and all kinds of writes are acknowledged again. */
  hasRecovered?: (scene: Scene) => Promise<boolean>;
}
