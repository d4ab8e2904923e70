import { gatewayNames, gateways, openingOf } from '#app/sites/identity/gateways.ts';
import { faces, typefaceNames } from '#app/sites/identity/typefaces.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { type ChoiceProps, Radios } from './choice.tsx';
import styles from './theme.module.css';

export function GatewayChoice({ chosen, choose }: ChoiceProps) {
  const words = useStudioWords().theme;
  return (
    <Radios
      name="gateway"
      legend={words.gateway}
      options={gatewayNames.map((value) => ({
        value,
        sample: (
          <svg viewBox={`-120 ${gateways[value].crown === 0 ? -160 : -80} 1240 1340`} width="48" height="52">
            <path d={openingOf(value, 1180)} />
          </svg>
        ),
        label: words.gatewayNames[value],
      }))}
      chosen={chosen.gateway}
      onChoose={(gateway) => choose({ gateway })}
    />
  );
}

export function LetterChoice({ chosen, choose }: ChoiceProps) {
  const words = useStudioWords().theme;
  return (
    <Radios
      name="letters"
      legend={words.letters}
      options={typefaceNames.map((value) => ({
        value,
        sample: (
          <span className={styles[value]}>
            Aa <span lang="hi">ज्ञान</span>
          </span>
        ),
        label: (
          <>
            {words.letterNames[value]} <small>{faces[value].join(', ')}</small>
          </>
        ),
      }))}
      chosen={chosen.letters}
      onChoose={(letters) => choose({ letters })}
      wide
    />
  );
}
