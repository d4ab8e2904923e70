import { expect, test } from 'vitest';
import { isEasy, ownWords } from './easy-password.server.ts';

const common = new Set([
  'mango',
  'tree',
  'elephant',
  'umbrella',
  'password',
  'qwertyuiop',
  'sunshine',
  'school',
  '1q2w3e4r5t',
]);
const own = ownWords(['LFIS', 'Little Flower School', 'asha.verma@lfis.example', 'आशा Verma']);

test.each([
  'qwertyuiop',
  'password12',
  'PassWord!!',
  'P@$$w0rd2026',
  '2026-sunshine-2026',
  '5unsh1ne123',
  'passwordpassword',
  '1q2w3e4r5t',
  '9876543210',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'lfis123456',
  'LFISschool1!',
  'littleflower99',
  'asha.verma@lfis.example',
  'AshaVerma2020',
  'v3rma.asha.1990',
  'आशा १२३४५६७८',
  'mango tree',
  'Mango Tree',
  'MangoTree!!',
  'mango-tree-2026',
  'm4ngo.tr33',
  'mango7tree99',
  'tree verma mango',
  'mangotreemangotree',
  'elephantumbrella',
  'Elephant & Umbrella',
  // Words that no list contains.
  'aamras ped',
  'आमरस घड़ा',
])('%s is easy', (password) => {
  expect(isEasy(password, own, common)).toBe(true);
});

test.each([
  'mango monsoon bicycle',
  'sunshine over a grey school',
  'lfis mango bicycle pond',
  'tR7#kq9!Lm2z',
  'मेरा पुराना नीला छाता',
  'verma was never here 7',
  'mango tree umbrella',
  'Xk7mQ2vLp9',
  'XkQmVwLpRt',
  'correcthorsebatterystaple',
])('%s is not easy', (password) => {
  expect(isEasy(password, own, common)).toBe(false);
});
