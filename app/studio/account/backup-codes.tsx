import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { LinkButton } from '../kit/button.tsx';
import { CopyButton } from '../people/copy-button.tsx';
import { Outcome } from '../form/footer/outcome.tsx';
import styles from './account.module.css';

export function BackupCodes({ codes }: { codes: string[] }) {
  const accountWords = useStudioWords().account;
  const { secondStep: words } = accountWords;
  return (
    <Outcome
      goesOn="here"
      done={
        <>
          <h2>{words.codesTitle}</h2>
          <p>{words.codesLead}</p>
          <ol className={styles.codes} role="list">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
          <CopyButton text={codes.join('\n')} />
          <LinkButton kind="primary" to={studioHref('account')}>
            {words.codesKept}
          </LinkButton>
        </>
      }
    />
  );
}
