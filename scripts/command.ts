// Runs a command of a module. It reads its own arguments, as if it had been started directly.
import { modules } from '#app/modules/parts.ts';

const [name = ''] = process.argv.splice(2, 1);
const module = modules.find(({ commands }) => Object.hasOwn(commands, name));
if (module) await import(`../app/${module.folder}/${module.commands[name]}`);
else {
  console.error(`The command “${name}” does not exist: the module that has it is not installed.`);
  process.exitCode = 1;
}
