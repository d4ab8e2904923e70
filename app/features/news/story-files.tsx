import { type Attachment, fileUrl } from '#app/media/picture.ts';
import { DownloadIcon, FileIcon } from '#app/ui/icons/interface.ts';
import { languageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './story-files.module.css';

export function StoryFiles({ files }: { files: Attachment[] }) {
  const { news } = useWords();
  if (files.length === 0) return null;
  return (
    <ul role="list" className={styles.files} aria-label={news.attachments}>
      {files.map(({ mediaId, path, alt }) => (
        <li key={mediaId}>
          <a className={styles.file} href={fileUrl(path)}>
            <FileIcon />
            <span>
              <b lang={languageOf(alt)}>{alt || news.attachment}</b> <small>{kindOf(path)}</small>
            </span>
            <DownloadIcon />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** 'LFIS/…/circular.pdf' → 'PDF' */
const kindOf = (path: string) => path.slice(path.lastIndexOf('.') + 1).toUpperCase();
