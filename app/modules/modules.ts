// The removable parts of the site: delete the folder and its line here. See decision 50.
export type { ModuleDeclaration } from './declaration.ts';
export { importing } from '../importing/module.ts';
