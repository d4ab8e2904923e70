import { useEffect, useRef, useState } from 'react';
import { defineIsland } from '#app/islands/island.tsx';
import { useAwake } from '#app/islands/use-awake.ts';
import type { Attachment } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '#app/ui/icons/interface.ts';
import styles from './notice-dialog.module.css';
import { beginAtTop } from './begin-at-top.ts';
import { hasClosed, rememberClosed } from './closed-notices.ts';

export interface Notice {
  id: string;
  title: string;
  lang: 'hi' | undefined;
  description: string;
  picture: Attachment | undefined;
  attachment: string | undefined;
  url: string;
}

interface NoticeDialogProps {
  notices: Notice[];
  /** Changes with any notification: who closed the dialog sees it again only then. */
  version: string;
  labels: {
    name: string;
    carousel: string;
    position: string;
    close: string;
    previous: string;
    next: string;
    attachment: string;
    clickHere: string;
  };
}

/** Nothing until awake: the page's own section holds the same words. */
function NoticeDialog({ notices, version, labels }: NoticeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const awake = useAwake();
  const [closed, setClosed] = useState(false);
  const [shown, setShown] = useState(0);
  const open = awake && !closed && !hasClosed(version);
  useEffect(() => {
    if (!open) return;
    dialog.current?.showModal();
    heading.current?.focus();
    return dialog.current ? closeByPressBeside(dialog.current) : undefined;
  }, [open]);
  // Not before it is out of the page: until then the focus is still in it.
  useEffect(() => {
    if (closed) beginAtTop();
  }, [closed]);

  const notice = notices[shown];
  if (!open || !notice) return null;
  const turn = (by: number) => setShown((shown + by + notices.length) % notices.length);
  const position = labels.position
    .replace('{index}', String(shown + 1))
    .replace('{total}', String(notices.length));
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="notice-title"
      onClose={() => {
        rememberClosed(version);
        setClosed(true);
      }}
      closedby="any"
    >
      <div className={`${styles.notice} ${notice.picture ? styles.withPicture : ''}`}>
        {notice.picture && (
          <div className={styles.picture}>
            <div className={`arch ${styles.arch}`}>
              <Picture
                key={notice.id}
                picture={notice.picture}
                sizes="(min-width: 48rem) 22rem, 80vw"
                most={960}
              />
            </div>
          </div>
        )}
        <div className={styles.body}>
          <div aria-live="polite" className={styles.words}>
            <h2 id="notice-title" ref={heading} tabIndex={-1} lang={notice.lang}>
              {notice.title}
            </h2>
            <p className={styles.text}>{notice.description}</p>
          </div>
          <div className={styles.foot}>
            {(notice.attachment || notice.url) && (
              <p className={styles.actions}>
                {notice.url && (
                  <a className="button button--primary" href={notice.url}>
                    {labels.clickHere}
                    <span className="unseen">: {notice.title}</span>
                  </a>
                )}
                {notice.attachment && (
                  <a className="button" href={notice.attachment}>
                    {labels.attachment}
                    <span className="unseen">: {notice.title}</span>
                  </a>
                )}
              </p>
            )}
            {notices.length > 1 && (
              <div
                className={styles.turn}
                role="group"
                aria-roledescription={labels.carousel}
                aria-label={labels.name}
              >
                <span>{position}</span>
                <button type="button" aria-label={labels.previous} onClick={() => turn(-1)}>
                  <ChevronLeftIcon />
                </button>
                <button type="button" aria-label={labels.next} onClick={() => turn(1)}>
                  <ChevronRightIcon />
                </button>
              </div>
            )}
          </div>
        </div>
      </div>
      <button
        className={styles.close}
        type="button"
        aria-label={labels.close}
        onClick={() => dialog.current?.close()}
      >
        <CloseIcon />
      </button>
    </dialog>
  );
}

/** For browsers without `closedby`: what is pressed is the dialog itself only where nothing of it lies. */
function closeByPressBeside(dialog: HTMLDialogElement): () => void {
  const close = ({ target }: Event) => target === dialog && dialog.close();
  dialog.addEventListener('click', close);
  return () => dialog.removeEventListener('click', close);
}

export const noticeDialog = defineIsland('notice-dialog', NoticeDialog);
