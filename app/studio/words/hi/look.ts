export { look } from '../en/look.ts';
