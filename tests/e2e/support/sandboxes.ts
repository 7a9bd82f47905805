import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import {
  answerForServices,
  blockOf,
  sentBy,
} from '../../../scripts/sandboxes/outgoing.mjs';
import { decodeCodeSandbox } from '../../../scripts/sandboxes/payloads.mjs';
import { visit } from './visit';

type Files = Record<string, string>;

export const TITLE = 'A table from columns and data';

export const VERSIONS = {
  'rc-table': '7.30.3',
  react: '16.14.0',
  'react-dom': '16.14.0',
};

export const TYPES = { '@types/react': '16.14.70', '@types/react-dom': '16.9.25' };

export const VITE = { '@vitejs/plugin-react': '5.2.0', vite: '7.3.6' };

export const DEMO = ['src/demo/index.tsx', 'src/demo/shared/look.css'];

export const OF_VITE = ['index.html', 'package.json', 'tsconfig.json', 'vite.config.js'];

/** A file of a demo as the site shows it, without its front comment. */
export const example = (name: string) =>
  readFileSync(`docs/examples/${name}`, 'utf8').replace(/^\/\*\*[^]*?\*\/\n/, '');

export const namesOf = (files: Files) => Object.keys(files).sort();

export const packagesOf = (files: Files) => {
  const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '{}');
  return { dependencies, devDependencies };
};

/** Opens the page of a demo; nothing that is sent from there goes out. */
export async function openBlock(
  name = 'simple',
  options?: Parameters<typeof visit>[1],
): Promise<{ page: Page; block: Locator }> {
  const before = (page: Page) => answerForServices(page.context());
  const { page } = await visit(`/demo/${name}`, { before, ...options });
  return { page, block: blockOf(page, name) };
}

export async function sentToCodeSandbox(block: Locator): Promise<Files> {
  const { fields } = await sentBy(block, 'codesandbox');
  return decodeCodeSandbox(fields.parameters ?? '');
}
