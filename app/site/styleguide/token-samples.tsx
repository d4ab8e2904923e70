import { contrast } from '#app/core/contrast.ts';
import { samples } from './samples.ts';
import styles from './styleguide.module.css';
import css from '#app/ui/styles/tokens.css?raw';

/** A swatch is an SVG, because the site's policy forbids inline styles. */
export function ColourSamples() {
  return (
    <>
      <p>{samples.coloursText}</p>
      <ul role="list" className={styles.colours}>
        {colours.map(({ name, value }) => (
          <li key={name}>
            <svg className={styles.swatch} aria-hidden="true">
              <rect width="100%" height="100%" fill={value} />
            </svg>
            <b>{name}</b> <code>{value}</code>
            <span>
              {figure(value, 'paper')} {samples.onPaper}, {figure(value, 'indigo')} {samples.onIndigo}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const figure = (value: string, ground: string) => contrast(value, colourOf(ground)).toFixed(1);

export function TypeSamples() {
  return (
    <dl className={styles.sizes}>
      {sizes.map((name) => (
        <div key={name} className={styles[name]}>
          <dt>{name}</dt>
          <dd>{samples.sentence}</dd>
          <dd lang="hi">{samples.hindi}</dd>
        </div>
      ))}
    </dl>
  );
}

export function SpaceSamples() {
  return (
    <ul role="list" className={styles.spaces}>
      {spaces.map(({ name, value }) => (
        <li key={name}>
          <code>
            {name} {value}
          </code>
          <svg width={parseFloat(value) * 16} height="16" aria-hidden="true">
            <rect width="100%" height="100%" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

interface Token {
  name: string;
  value: string;
}

/** The tokens as declared in the style sheet: a new one is shown here automatically. */
const tokens: Token[] = [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => ({
  name: name!,
  value: value!.replace(/\s+/g, ' '),
}));

const colours = tokens.filter(({ value }) => /^#[0-9a-f]{3,6}$/i.test(value));
const sizes = tokens.filter(({ name }) => name.startsWith('size-')).map(({ name }) => name);
const spaces = tokens.filter(({ name, value }) => /^s\d$/.test(name) && value.endsWith('rem'));

function colourOf(name: string): string {
  const found = colours.find((colour) => colour.name === name);
  if (!found) throw new Error(`no colour is called ${name}`);
  return found.value;
}
