// The parts of the site that can be taken out: delete the folder and its line here. See decision 049.
export { importing } from '../importing/module.ts';
