import type { AnchorSelector } from '../model/selector.ts';
/** `anchor://src/app.py#"def load_data("?ctx=24&hash=sha1:…`. */
export declare function parseAnchor(text: string): AnchorSelector;
