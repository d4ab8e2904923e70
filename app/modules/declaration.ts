import type { WholeAddress } from '#app/addresses.ts';

/**
 * The declaration of a module in its `module.ts`: only data, because browsers, scripts and the build read it
 * too. Its server code is in its `module.server.ts`, its words in `words/en.ts` and `words/hi.ts`.
 */
export interface ModuleDeclaration {
  /** Its folder in `app/`. */
  folder: string;
  /** Permissions for administrators only. */
  permissions: Record<string, true>;
  /** Pages of the studio, with the file of their route. */
  pages: Record<string, ModulePage>;
  /** The pages that the studio's menu links to, by the names in its words. */
  menu: readonly string[];
  /** Actions of its pages that require the password or a passkey again. */
  provenActions: Record<string, { POST: WholeAddress; intent?: string }>;
  /** Jobs that a page can run again after the server died of them twice, with that page. */
  jobPages: Record<string, WholeAddress>;
  /** Each throws an error that says what it expects. */
  settings: Record<string, { env: string; read: (text: string | undefined) => unknown }>;
  /** Tables that are not part of backups. */
  leftOutOfBackups: readonly string[];
  /** `npm run …` commands by name, and the file in its folder that implements each. */
  commands: Record<string, string>;
}

interface ModulePage {
  path: WholeAddress;
  /** Relative to `app/`. */
  route: string;
  search?: readonly string[];
  read: string;
  send: string;
  linkedFrom?: WholeAddress;
}
