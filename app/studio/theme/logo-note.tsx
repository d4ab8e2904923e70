import { studioHref } from '#app/access/studio-addresses.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './theme.module.css';

/** What stands for the school, and where the office changes it. */
export function LogoNote({ path }: { path: string | undefined }) {
  const words = useStudioWords().theme;
  return (
    <section className={styles.logo}>
      <h2>{words.logo}</h2>
      {path && <img src={renditionUrl(path, 480, 'webp')} alt="" />}
      <p>
        {path ? words.hasLogo : words.noLogo}{' '}
        <a href={`${studioHref('profile')}#field-logo`}>{words.toLogo}</a>
      </p>
    </section>
  );
}
