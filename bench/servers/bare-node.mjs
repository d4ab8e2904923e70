// The most that Node can do: one prepared answer for every request.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, bodyFile, headersFile] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers = JSON.parse(readFileSync(headersFile, 'utf8'));
createServer((_, response) => response.writeHead(200, headers).end(body)).listen(Number(port), '127.0.0.1');
