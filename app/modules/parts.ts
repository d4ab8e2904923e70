import * as declared from './modules.ts';
import type { ModuleDeclaration } from './modules.ts';

type Declared = (typeof declared)[keyof typeof declared];
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type Part<Name extends keyof ModuleDeclaration> = [Declared] extends [never]
  ? Record<never, never>
  : Together<Declared[Name]>;

export const modules: readonly ModuleDeclaration[] = Object.values(declared);

/** One property of all modules, with the declared names. */
export const partOfModules = <Name extends keyof ModuleDeclaration>(name: Name): Part<Name> =>
  Object.assign({}, ...modules.map((module) => module[name])) as Part<Name>;
