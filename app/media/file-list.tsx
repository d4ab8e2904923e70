import { type Attachment, fileUrl } from './picture.ts';
import { DownloadIcon, FileIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './file-list.module.css';

export function FileList({ files }: { files: Attachment[] }) {
  const languageOf = useLanguageOf();
  const { files: words } = useWords();
  if (files.length === 0) return null;
  return (
    <ul role="list" className={styles.files} aria-label={words.many}>
      {files.map(({ mediaId, path, alt }) => (
        <li key={mediaId}>
          <a className={styles.file} href={fileUrl(path)}>
            <FileIcon />
            <span>
              <b lang={languageOf(alt)}>{alt || words.one}</b> <small>{extensionOf(path)}</small>
            </span>
            <DownloadIcon />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** 'LFIS/…/circular.pdf' → 'PDF' */
const extensionOf = (path: string) => path.slice(path.lastIndexOf('.') + 1).toUpperCase();
