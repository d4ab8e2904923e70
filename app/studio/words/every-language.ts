import { hi } from './hi/index.ts';
import { registerWords } from './words.ts';

/** A server speaks to everybody, each in their own language. */
registerWords('hi', hi);
