import * as brands from '#app/ui/icons/brands.ts';
import * as signs from '#app/ui/icons/interface.ts';
import * as pictograms from '#app/ui/icons/pictograms.ts';
import styles from './styleguide.module.css';

/** Every icon there is, by the name it is imported under. */
export function IconSamples() {
  return (
    <ul role="list" className={styles.icons}>
      {Object.entries({ ...signs, ...pictograms, ...brands }).map(([name, Icon]) => (
        <li key={name}>
          <Icon />
          <code>{name.replace(/Icon$/, '')}</code>
        </li>
      ))}
    </ul>
  );
}
