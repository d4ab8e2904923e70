import css from '#app/ui/styles/tokens.css?raw';

export interface Token {
  name: string;
  value: string;
}

/** The tokens as declared in the style sheet: a new one is shown here automatically. */
export const tokens: Token[] = [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => ({
  name: name!,
  value: value!.replace(/\s+/g, ' '),
}));

export const colours = tokens.filter(({ value }) => /^#[0-9a-f]{3,6}$/i.test(value));
export const sizes = tokens.filter(({ name }) => name.startsWith('size-')).map(({ name }) => name);
export const spaces = tokens.filter(({ name, value }) => /^s\d$/.test(name) && value.endsWith('rem'));

export function colourOf(name: string): string {
  const found = colours.find((colour) => colour.name === name);
  if (!found) throw new Error(`no colour is called ${name}`);
  return found.value;
}
