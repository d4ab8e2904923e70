/** Its sections are those of the English page, part for part. */
export const ownPages = {
  'school-bus': {
    title: 'स्कूल बस',
    lead: 'एक नमूना पेज: रास्ते और समय यह दिखाने के लिए हैं कि तालिका कैसी दिखती है।',
    description: 'नमूना स्कूल का एक नमूना पेज: स्कूल बस कहाँ रुकती है, और कब।',
    sections: JSON.stringify([
      {
        id: 'routes',
        kind: 'table',
        values: {
          heading: 'रास्ते',
          text: 'सभी स्टॉप और समय नमूने हैं।',
          rows: [
            'रास्ता | पहला स्टॉप | स्टॉप पर | स्कूल में',
            'नमूना रास्ता 1 | नमूना बाज़ार | 7:10 | 7:40',
            'नमूना रास्ता 2 | नमूना पुल | 7:00 | 7:40',
          ].join('\n'),
        },
        items: [],
      },
      {
        id: 'ask',
        kind: 'ways',
        values: { heading: 'ऑफ़िस से पूछिए', text: 'बस में जगह ऑफ़िस देता है।', of: 'office' },
        items: [],
      },
    ]),
  },
} as const;
