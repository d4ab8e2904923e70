import { hi } from './hi/index.ts';
import { teach } from './words.ts';

/** A server speaks to everybody, each in their own language. */
teach('hi', hi);
