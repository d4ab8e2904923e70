import { useLocalHref } from '#app/links.ts';
import type { Notification } from '#app/features/notifications/notification.ts';
import { fileUrl } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import { type Notice, NoticeDialog } from './notice-dialog-view.tsx';
import { NoticeText } from './notice-text.tsx';
import styles from './notices.module.css';

/** The dialog shows at most this many; the section below has all. */
const IN_DIALOG = 12;

interface NoticesProps {
  notifications: Notification[];
}

/** A section of the page, and a dialog that opens by itself until it has been closed. */
export function Notices({ notifications }: NoticesProps) {
  const localHref = useLocalHref();
  const { homePage } = useWords();
  const languageOf = useLanguageOf();
  if (notifications.length === 0) return null;
  const notices = notifications.map((notification) => ({
    ...noticeOf(notification),
    url: localHref(notification.url),
    lang: languageOf(notification.title),
  }));
  return (
    <section id="notifications" className={`wrap ${styles.section}`} aria-labelledby="notifications-heading">
      <h2 id="notifications-heading">{homePage.notifications}</h2>
      <ul role="list" className={styles.list}>
        {notices.map((notice) => (
          <li key={notice.id} className={`${styles.item} ${notice.picture ? styles.withPicture : ''}`}>
            {notice.picture && (
              <div className={styles.picture}>
                <Picture picture={notice.picture} shape="1x1" sizes="5rem" most={320} />
              </div>
            )}
            <h3 className={styles.title} lang={notice.lang}>
              {notice.title}
            </h3>
            <div className={styles.text}>
              <NoticeText text={notice.description} level={4} />
            </div>
            <p className={styles.actions}>
              {notice.attachment && (
                <a className="link" href={notice.attachment}>
                  {homePage.attachment}
                  <span className="unseen">: {notice.title}</span>
                </a>
              )}
              {notice.url && (
                <a className="link" href={notice.url}>
                  {homePage.clickHere}
                  <span className="unseen">: {notice.title}</span>
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
      <NoticeDialog
        notices={notices.slice(0, IN_DIALOG)}
        version={notifications.map(({ id, changedAt }) => `${id} ${changedAt}`).join()}
      />
    </section>
  );
}

const noticeOf = ({
  id,
  title,
  description,
  image,
  attachments: [file],
}: Notification): Omit<Notice, 'lang' | 'url'> => ({
  id,
  title,
  description,
  picture: image[0],
  attachment: file && fileUrl(file.path),
});
