import { readColour } from '#app/sites/identity/own-colours.ts';
import { type Palette, paletteNames, type PaletteName, palettes } from '#app/sites/identity/palettes.ts';
import { Field, Fields, Hint } from '#app/studio/kit/field.tsx';
import { Input } from '#app/studio/kit/input.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { useStudioWords } from '#app/studio/words/words.ts';
import { type ChoiceProps, Radios } from './choice.tsx';

const values = [...paletteNames, 'own'] as const;

/** The default for a school without stored colours. */
const FIRST = { wall: '#0d4f6e', accent: '#ffc72c' };

export function ColourChoice({ chosen, choose }: ChoiceProps) {
  const words = useStudioWords().theme;
  const own = { wall: chosen.wall || FIRST.wall, accent: chosen.accent || FIRST.accent };
  return (
    <>
      <Radios
        name="colours"
        legend={words.colours}
        options={values.map((value) => ({
          value,
          sample: value === 'own' ? <OwnSwatch {...own} /> : <Swatch name={value} />,
          label: words.colourNames[value],
        }))}
        chosen={chosen.colours}
        onChoose={(colours) => choose(colours === 'own' ? { colours, ...own } : { colours })}
      />
      <div className={`${layout.stack} ${layout.close}`}>
        <Fields isTight>
          {(['wall', 'accent'] as const).map((part) => (
            <Field key={part} id={`field-${part}`} label={words.own[part]}>
              <Input
                id={`field-${part}`}
                type="color"
                name={part}
                value={readColour(own[part]) ?? FIRST[part]}
                onChange={({ target }) => choose({ ...own, [part]: target.value, colours: 'own' })}
              />
            </Field>
          ))}
        </Fields>
        <Hint>{words.own.help}</Hint>
      </div>
    </>
  );
}

const Swatch = ({ name }: { name: PaletteName }) => <PaletteSwatch palette={palettes[name]} />;

export function PaletteSwatch({ palette: { wall, accent, sand, second } }: { palette: Palette }) {
  return (
    <svg viewBox="0 0 74 50" width="74" height="50" preserveAspectRatio="none">
      <path fill={wall} d="M0 0h38v50h-38z" />
      <path fill={accent} d="M38 0h18v50h-18z" />
      <path fill={sand} d="M56 0h18v50h-18z" />
      <path fill={second} d="M56 37h18v13h-18z" />
    </svg>
  );
}

const OwnSwatch = ({ wall, accent }: { wall: string; accent: string }) => (
  <svg viewBox="0 0 74 50" width="74" height="50" preserveAspectRatio="none">
    <path fill={readColour(wall) ?? FIRST.wall} d="M0 0h74v50h-74z" />
    <path fill={readColour(accent) ?? FIRST.accent} d="M74 0v50h-74z" />
  </svg>
);
