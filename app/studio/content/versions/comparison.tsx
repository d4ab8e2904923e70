import { KeyValue } from '#app/studio/kit/key-value.tsx';
import { Section } from '#app/studio/kit/section.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { ChangedWords } from './changed-words.tsx';
import type { ComparedField } from './compare.ts';

/** Parts only in the older version are struck out, those only in the newer one are underlined. */
export function Comparison({ number, fields }: { number: number; fields: ComparedField[] }) {
  const words = useStudioWords().content.history;
  return (
    <Section
      title={words.compared(number)}
      note={
        fields.length > 0 ? (
          <>
            <del>{words.gone}</del> <ins>{words.added}</ins>
          </>
        ) : (
          words.same
        )
      }
    >
      {fields.length > 0 && (
        <KeyValue
          isSheet
          pairs={fields.map(({ label, parts }) => ({ name: label, value: <ChangedWords parts={parts} /> }))}
        />
      )}
    </Section>
  );
}
