import { useStudioWords } from '#app/studio/words/words.ts';
import { languageOf } from '#app/words/language-of.ts';

interface ProfileFieldProps {
  name: string;
  value: string;
  problem: string | undefined;
  isPlaceholder: boolean;
}

const LONG = new Set(['description', 'addressLines']);

export function ProfileField({ name, value, problem, isPlaceholder }: ProfileFieldProps) {
  const words = useStudioWords().profile;
  const [label, help] = words.fields[name] ?? [name, ''];
  const id = `field-${name}`;
  const notes = [
    help && ['help', help],
    isPlaceholder && ['placeholder', words.placeholder],
    problem && ['problem', words.problems[problem as keyof typeof words.problems]],
  ].filter((note): note is string[] => Array.isArray(note));
  const input = {
    id,
    name,
    defaultValue: value,
    lang: languageOf(value),
    'aria-describedby': notes.map(([kind]) => `${id}-${kind}`).join(' ') || undefined,
    'aria-invalid': problem ? true : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {notes.map(([kind, text]) => (
        <span key={kind} id={`${id}-${kind}`} className={kind === 'help' ? 'field__hint' : 'field__error'}>
          {text}
        </span>
      ))}
      {LONG.has(name) ? (
        <textarea {...input} rows={4} />
      ) : (
        <input {...input} inputMode={name.startsWith('fees.') ? 'numeric' : undefined} />
      )}
    </div>
  );
}
