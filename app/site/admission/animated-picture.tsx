import { CloseIcon, PlayIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './animated-pictures.module.css';

interface AnimatedPictureProps {
  id: string;
  text: { title: string; text: string; alt: string };
  animated: string;
  still: string;
}

const SIZE = { width: 400, height: 560 };

/**
 * The browser opens and closes the dialog: as a modal one by `command`, in older browsers as a popover, and
 * in yet older ones a link opens the picture.
 */
export function AnimatedPicture({ id, text, animated, still }: AnimatedPictureProps) {
  const { animations: words } = useWords();
  const languageOf = useLanguageOf();
  const opens = { command: 'show-modal', commandfor: id, popoverTarget: id };
  const closes = { command: 'close', commandfor: id, popoverTarget: id };
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-label={words.play(text.title)}
        data-print="no"
        {...opens}
      >
        <img src={still} alt="" {...SIZE} loading="lazy" />
        <span className={styles.mark}>
          <PlayIcon />
        </span>
      </button>
      <div className={styles.words}>
        <h3 lang={languageOf(text.title)}>{text.title}</h3>
        <p lang={languageOf(text.text)}>{text.text}</p>
        <a className={`link ${styles.fallback}`} href={animated}>
          {words.open}
        </a>
      </div>
      <dialog
        id={id}
        className={styles.dialog}
        popover="auto"
        closedby="any"
        aria-labelledby={`${id}-title`}
        data-print="no"
      >
        <picture className={styles.stage}>
          <source media="(prefers-reduced-motion: reduce)" srcSet={still} />
          <img src={animated} alt={text.alt} lang={languageOf(text.alt)} {...SIZE} loading="lazy" />
        </picture>
        <div className={styles.body}>
          <h3 id={`${id}-title`} lang={languageOf(text.title)}>
            {text.title}
          </h3>
          <p lang={languageOf(text.text)}>{text.text}</p>
          <button type="button" className="button" {...closes} popoverTargetAction="hide">
            <CloseIcon />
            {words.close}
          </button>
        </div>
      </dialog>
    </>
  );
}
