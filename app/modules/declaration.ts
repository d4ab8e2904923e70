import type { WholeAddress } from '#app/addresses.ts';

/**
 * What a module declares of itself in its `module.ts`: data alone, for browsers, scripts and the build read it too. What
 * it runs on the server stands in its `module.server.ts`, its words in `words/en.ts` and `words/hi.ts`.
 */
export interface ModuleDeclaration {
  /** Its folder in `app/`. */
  folder: string;
  /** What administrators alone may do with it. */
  permissions: Record<string, true>;
  /** Pages of the studio, with the file of their route. */
  pages: Record<string, ModulePage>;
  /** Of its pages those that the studio's menu leads to, by the names that its words give them. */
  menu: readonly string[];
  /** Actions of its pages that ask for the password or a passkey again. */
  provenActions: Record<string, { POST: WholeAddress; intent?: string }>;
  /** Of its jobs those that go on from one of its pages once the server died of them twice. */
  jobPages: Record<string, WholeAddress>;
  /** Each throws an error that says what it expects. */
  settings: Record<string, { env: string; read: (text: string | undefined) => unknown }>;
  /** Tables that no backup holds. */
  leftOutOfBackups: readonly string[];
  /** `npm run …` of these names, and the file in its folder that does it. */
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
