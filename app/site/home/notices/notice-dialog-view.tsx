import type { Attachment } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '#app/ui/icons/interface.ts';
import type { Locale } from '#app/words/locales.ts';
import { useWords } from '#app/words/words.ts';
import styles from './notice-dialog.module.css';
import { NoticeText } from './notice-text.tsx';

export interface Notice {
  id: string;
  title: string;
  lang: Locale | undefined;
  description: string;
  picture: Attachment | undefined;
  attachment: string | undefined;
  url: string;
}

interface NoticeDialogProps {
  notices: Notice[];
  /** Changes with any notification: a visitor who closed the dialog sees it again only then. */
  version: string;
}

/**
 * Opened by `notice-dialog.ts`: the dialog with the first notice, and the others to page through. Until then
 * it is invisible and loads nothing; the page's own section has the same texts.
 */
export function NoticeDialog({ notices, version }: NoticeDialogProps) {
  const { homePage } = useWords();
  const [first, ...others] = notices.map((_, index) => (
    <OneNotice key={index} notices={notices} index={index} />
  ));
  return (
    <div data-island="notice-dialog" data-hydrate="idle" data-version={version}>
      <template>
        <dialog className={styles.dialog} aria-labelledby="notice-title" closedby="any">
          {first}
          <button className={styles.close} type="button" aria-label={homePage.close} data-close="">
            <CloseIcon />
          </button>
        </dialog>
        {others}
      </template>
    </div>
  );
}

/** The content of each `data-place` changes with the notice; all notices have the same places. */
function OneNotice({ notices, index }: { notices: Notice[]; index: number }) {
  const { title, lang, description, picture, attachment, url } = notices[index]!;
  const { homePage, carousel } = useWords();
  return (
    <div className={styles.notice} data-notice="">
      <div className={styles.picture} data-place="picture">
        {picture && (
          <div className={`arch ${styles.arch}`}>
            <Picture
              picture={picture}
              shape="3x2"
              sizes="80vw"
              most={960}
              wider={[{ from: '48rem', shape: '4x5', sizes: '25rem', most: 960 }]}
            />
          </div>
        )}
      </div>
      <div className={styles.body}>
        <div aria-live="polite" className={styles.words}>
          <h2 tabIndex={-1} id={index === 0 ? 'notice-title' : undefined} lang={lang} data-place="title">
            {title}
          </h2>
          <div className={styles.text} data-place="text">
            <NoticeText text={description} level={3} />
          </div>
        </div>
        <div className={styles.foot}>
          {notices.some((one) => one.attachment || one.url) && (
            <p className={styles.actions} data-place="actions">
              {url && (
                <a className="button button--primary" href={url}>
                  {homePage.clickHere}
                  <span className="unseen">: {title}</span>
                </a>
              )}
              {attachment && (
                <a className="button" href={attachment}>
                  {homePage.attachment}
                  <span className="unseen">: {title}</span>
                </a>
              )}
            </p>
          )}
          {notices.length > 1 && (
            <div
              className={styles.turn}
              role="group"
              aria-roledescription={carousel.carousel}
              aria-label={homePage.notifications}
            >
              <span data-place="position">{carousel.slideOf(index + 1, notices.length)}</span>
              <button type="button" aria-label={carousel.controls.previous} data-turn="-1">
                <ChevronLeftIcon />
              </button>
              <button type="button" aria-label={carousel.controls.next} data-turn="1">
                <ChevronRightIcon />
              </button>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
