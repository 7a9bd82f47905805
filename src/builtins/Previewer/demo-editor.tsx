import React from 'react';
import type { DemoSources } from '../../model/demo-asset';

interface DemoEditorProps {
  id: string;
  sources: DemoSources;
  language: 'ts' | 'js';
  onEdit: (files: Record<string, string>) => void;
}

const DemoEditor: React.FC<DemoEditorProps> = ({ id }) => <div id={id} />;

export default DemoEditor;
