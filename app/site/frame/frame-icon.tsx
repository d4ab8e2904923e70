import type { ReactNode } from 'react';

/** Lines of the same hand: 24 by 24, drawn with the colour of the text. Never alone: its name stands beside it. */
export function FrameIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}

const drawings = {
  phone: (
    <path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384" />
  ),
  mail: (
    <path d="M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Zm18 2-10 6.500L2 7" />
  ),
  menu: <path d="M4 5h16M4 12h16M4 19h16" />,
  close: <path d="M18 6 6 18M6 6l12 12" />,
  down: <path d="m6 9 6 6 6-6" />,
  leave: <path d="M7 7h10v10M7 17 17 7" />,
  play: <path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />,
  apple: (
    <path d="M12 6.528V3a1 1 0 0 1 1-1h0m5.237 19A15 15 0 0 0 22 11a6 6 0 0 0-10-4.472A6 6 0 0 0 2 11a15.1 15.1 0 0 0 3.763 10 3 3 0 0 0 3.648.648 5.5 5.5 0 0 1 5.178 0A3 3 0 0 0 18.237 21" />
  ),
  facebook: (
    <path d="M14 21v-7h2.600l.5-3.200H14V8.900c0-1 .4-1.7 1.8-1.700h1.500V4.300C16.9 4.2 16 4 15 4c-2.5 0-4.1 1.5-4.1 4.300v2.500H8V14h2.900v7" />
  ),
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.6 7.400h.01" />
    </>
  ),
  youtube: (
    <>
      <rect x="3" y="6" width="18" height="12.5" rx="3.5" />
      <path d="m10.5 9.8 4.3 2.450-4.3 2.450z" />
    </>
  ),
  x: <path d="M4.5 4.500h4l11 15h-4zM5 19.500l6-6.400m2.3-2.600L19 4.5" />,
  linkedin: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="2.5" />
      <path d="M8 11v5m0-8.500h.01M12 16v-5m0 2.200c0-1.4.9-2.2 2-2.200s2 .8 2 2.200V16" />
    </>
  ),
} satisfies Record<string, ReactNode>;
