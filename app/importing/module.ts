import type { ModuleDeclaration } from '#app/modules/declaration.ts';
import { readHosts, readToken } from './settings.ts';

const administrators = { read: 'importing.manage', send: 'importing.manage' } as const;

/** The import of a school's old site. */
export const importing = {
  folder: 'importing',
  permissions: {
    /** The old site: its address, its token, the import and the forwarding. */
    'importing.manage': true,
  },
  pages: {
    moveIn: {
      ...administrators,
      path: '/studio/move-in',
      route: 'importing/studio/dry-run/dry-run-page.tsx',
    },
    importing: {
      ...administrators,
      path: '/studio/move-in/move',
      route: 'importing/studio/run/import-run-page.tsx',
      search: ['before'],
    },
    moveReport: {
      ...administrators,
      path: '/studio/move-in/report',
      route: 'importing/studio/report/report-page.tsx',
      search: ['done', 'kind', 'reason', 'page'],
    },
    moveStep: {
      ...administrators,
      path: '/studio/move-in/step',
      route: 'importing/studio/step/step-page.tsx',
      search: ['done'],
    },
    movePassed: {
      path: '/studio/move-in/passed/:of',
      route: 'importing/studio/passed-page.tsx',
      read: 'importing.manage',
      send: 'nothing',
      linkedFrom: '/studio/move-in',
    },
  },
  menu: ['moveIn'],
  provenActions: {
    'enquiries.forward': { POST: '/studio/move-in/step', intent: 'forward' },
  },
  jobPages: { 'move-in': '/studio/move-in/move' },
  settings: {
    importHosts: { env: 'IMPORT_HOSTS', read: readHosts },
    importToken: { env: 'IMPORT_TOKEN', read: readToken },
  },
  leftOutOfBackups: ['import_log'],
  commands: { import: 'import-command.ts' },
} as const satisfies ModuleDeclaration;
