import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { Link } from 'react-router';
import { Panel } from '../people/panel.tsx';
import styles from '../people/panel.module.css';

export function SaferPanel({ passkeys, secondStep }: { passkeys: number; secondStep: boolean }) {
  const words = useStudioWords().account;
  const ways = [
    {
      to: studioHref('ownSecondStep'),
      name: words.secondStepLink,
      text: secondStep ? words.secondStepOn : words.secondStepOff,
    },
    { to: studioHref('ownPasskeys'), name: words.passkeysLink, text: words.passkeysText(passkeys) },
  ];
  return (
    <Panel title={words.saferTitle}>
      <ul className={styles.rows} role="list">
        {ways.map(({ to, name, text }) => (
          <li key={to}>
            <div>
              <Link className={`link ${styles.way}`} to={to}>
                {name}
              </Link>
              <span className={styles.small}>{text}</span>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
