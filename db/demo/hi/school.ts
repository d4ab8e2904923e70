/** The texts of the sample school's profile. */
export const profile = {
  mission: 'ज्ञान और विवेक का द्वार',
  description:
    'नर्सरी से कक्षा 8 तक, लड़के-लड़कियों का एक निजी स्कूल। हमारा ध्येय है: ज्ञान और विवेक का द्वार बनना।',
  addressLines: ['LFIS', 'नमूना मार्ग, नमूना कॉलोनी', 'नमूना नगर 000000'],
  officeHours: 'सोमवार से शनिवार, सुबह 8 बजे से दोपहर 2 बजे तक (नमूना)',
};
