import { LanguageText } from '#app/ui/prose/language-text.tsx';
import { fileSize } from '#app/core/text/file-size.ts';
import type { FilledSection } from '#app/features/pages/filled.ts';
import { fileUrl } from '#app/media/picture.ts';
import { FileIcon } from '#app/ui/icons/interface.ts';
import type { PageData } from '../page-data.ts';
import styles from './documents.module.css';

/** Papers to download, each with its name and how much there is to fetch. */
export function Documents({
  items,
  data: { files, bytes },
}: {
  items: FilledSection['items'];
  data: PageData;
}) {
  const papers = items.flatMap(({ paper = '', name }) => {
    const file = files[paper];
    return file?.kind === 'document' ? [{ ...file, name: name || file.alt }] : [];
  });
  if (papers.length === 0) return null;
  return (
    <ul role="list" className={styles.papers}>
      {papers.map(({ mediaId, path, name }) => (
        <li key={mediaId}>
          <a href={fileUrl(path)} download>
            <FileIcon />
            <span>
              <LanguageText>{name}</LanguageText>
            </span>{' '}
            <small>PDF, {fileSize(bytes[mediaId] ?? 0)}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
