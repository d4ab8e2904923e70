import { starter } from './starter/index.ts';
import { facts } from './facts.ts';
import { pages } from './pages/index.ts';
import { parentsApp } from './parents-app.ts';
import { stageNames } from './stage-names.ts';
import { templates } from './templates.ts';

/** All that the pages say at length: the sample school's, and what a new school begins with. */
export const en = { facts, pages, starter, parentsApp, stageNames, templates };
