// Before `npm run format`, `lint` and `unused`: installs their tools if only the site has been started here
// so far.
import { ensureInstalled } from './lib/project.mjs';

ensureInstalled('everything');
