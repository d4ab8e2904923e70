import type { Prose } from '../prose.ts';
import { starter } from './starter/index.ts';
import { facts } from './facts.ts';
import { pages } from './pages/index.ts';
import { parentsApp } from './parents-app.ts';
import { stageNames } from './stage-names.ts';
import { templates } from './templates.ts';

/** The same pages in Hindi, part for part. */
export const hi: Prose = { facts, pages, starter, parentsApp, stageNames, templates };
