export { albums } from '../en/albums.ts';
