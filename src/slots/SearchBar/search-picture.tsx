import { pictures } from '@@/ledger/search-pictures';
import { base } from '@@/ledger/site';
import './search-picture.css';
import React, { useState } from 'react';
import { pictureOf } from '../../search/picture-of';

/** The picture of the demo whose page a hit is on, beside the dialog of a wide window. */
const SearchPicture: React.FC<{ link: string }> = ({ link }) => {
  const picture = pictureOf(link, pictures);
  const [missing, setMissing] = useState<string>();
  if (!picture || picture === missing) return null;
  return (
    <div className="ledger-search-picture" key={picture}>
      {['light', 'dark'].map((mode) => (
        <img
          key={mode}
          data-mode={mode}
          src={`${base}${picture}.${mode}.webp`}
          alt=""
          // The one that is not shown is not loaded.
          loading="lazy"
          onError={() => setMissing(picture)}
        />
      ))}
    </div>
  );
};

export default SearchPicture;
