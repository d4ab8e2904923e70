/** Apart from the input's schemas: forms name it too, and those would bring all of zod into the browser. */
export const passwordRules = { shortest: 10, longest: 128 };
